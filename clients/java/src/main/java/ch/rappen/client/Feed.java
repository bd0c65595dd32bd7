package ch.rappen.client;

import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Events in their order, the oldest first, page after page. To go on where you left off, keep the id of the last event that you
 * have dealt with and begin {@link #after} it.
 *
 * @param <E> the events
 */
public final class Feed<E> implements Iterable<E> {
    private final Function<Page, List<E>> pages;
    private final ToLongFunction<E> idOf;
    private final Page first;
    private final Duration poll;

    /** What a page is asked for by. */
    record Page(Long lastEventId, Instant since, Long limit) {}

    Feed(Function<Page, List<E>> pages, ToLongFunction<E> idOf) {
        this(pages, idOf, new Page(null, null, null), null);
    }

    private Feed(Function<Page, List<E>> pages, ToLongFunction<E> idOf, Page first, Duration poll) {
        this.pages = pages;
        this.idOf = idOf;
        this.first = first;
        this.poll = poll;
    }

    /**
     * Only later events.
     *
     * @param lastEventId the id of the last event that is known; 0 for all that are kept
     * @return this feed from there on
     */
    public Feed<E> after(long lastEventId) {
        return new Feed<>(pages, idOf, new Page(lastEventId, null, first.limit), poll);
    }

    /**
     * Only events from an instant on.
     *
     * @param instant the instant
     * @return this feed from there on
     */
    public Feed<E> since(Instant instant) {
        return new Feed<>(pages, idOf, new Page(null, instant, first.limit), poll);
    }

    /**
     * How many events are fetched at once.
     *
     * @param events 100 unless set, 1000 at most
     * @return this feed in such pages
     */
    public Feed<E> pageSize(int events) {
        return new Feed<>(pages, idOf, new Page(first.lastEventId, first.since, (long) events), poll);
    }

    /**
     * Does not end, but looks for new events from time to time. It ends when the thread is interrupted.
     *
     * @param poll how long to wait before looking again
     * @return this feed without an end
     */
    public Feed<E> waiting(Duration poll) {
        return new Feed<>(pages, idOf, first, poll);
    }

    /**
     * The events as a stream, fetched as they are asked for.
     *
     * @return a sequential stream
     */
    public Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<E> iterator() {
        return new Pages();
    }

    private final class Pages implements Iterator<E> {
        private Page next = first;
        private Iterator<E> page = List.<E>of().iterator();
        private boolean isOver;

        @Override
        public boolean hasNext() {
            while (!page.hasNext() && !isOver) {
                var events = pages.apply(next);
                page = events.iterator();
                if (events.isEmpty()) isOver = poll == null || isInterrupted();
                else next = new Page(idOf.applyAsLong(events.get(events.size() - 1)), null, next.limit());
            }
            return page.hasNext();
        }

        private boolean isInterrupted() {
            try {
                Thread.sleep(poll.toMillis());
                return false;
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return true;
            }
        }

        @Override
        public E next() {
            if (!hasNext()) throw new NoSuchElementException();
            return page.next();
        }
    }
}
