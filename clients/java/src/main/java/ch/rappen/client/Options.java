package ch.rappen.client;

/** What an operation may be told besides what it needs; each operation has its own. */
abstract class Options {
    abstract void addTo(Call call);
}
