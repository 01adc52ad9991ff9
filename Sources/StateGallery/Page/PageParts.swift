/// What every page has.
enum PageParts {
  static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
    body { margin: 0 }
    header { position: sticky; top: 0; z-index: 1; display: flex; gap: 2rem; align-items: center;
      padding: 0 2rem; background: Canvas; border-bottom: 1px solid #8884 }
    header input { font: inherit; padding: .3rem .6rem; min-width: 20rem }
    main { padding: 0 2rem 4rem }
    h3 small { margin-left: 1rem; font-weight: normal; opacity: .7 }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
    figure { margin: 0; padding: 4px; border: 2px solid transparent; border-radius: 8px; max-width: 32rem }
    figure.different { border-color: #e01b24 }
    figure.new { border-color: #3584e4 }
    img { max-width: 15rem; max-height: 24rem; border: 1px solid #8884; border-radius: 6px }
    em { font-style: normal; padding: 0 .5em; border-radius: 1em; background: #e66100; color: #fff }
    pre { overflow: auto; font-size: 12px }
    .missing { border-left: 4px solid #e66100; padding-left: 1rem }
    .broken { color: #c01c28 }
    [hidden] { display: none }
    """

  static let script = """
    const search = document.getElementById('search');
    search.addEventListener('input', () => {
      const words = search.value.toLowerCase().split(/\\s+/);
      for (const section of document.querySelectorAll('section:not(.missing)')) {
        let isEmpty = true;
        for (const article of section.querySelectorAll('article')) {
          article.hidden = !words.every(word => article.dataset.words.includes(word));
          isEmpty = isEmpty && article.hidden;
        }
        section.hidden = isEmpty;
      }
    });
    """
}
