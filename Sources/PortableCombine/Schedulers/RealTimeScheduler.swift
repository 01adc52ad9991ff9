/// A scheduler of the system's, whose time passes by itself.
///
/// Who waits for what is under way (`Work`) waits for these. A scheduler with a clock of its own may
/// never run what it was given, and so nobody waits for it.
protocol RealTimeScheduler {}
