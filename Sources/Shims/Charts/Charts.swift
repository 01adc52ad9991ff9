// Code written for Apple's systems finds here what `import Charts` brings there.

@_exported public import PortableCharts
