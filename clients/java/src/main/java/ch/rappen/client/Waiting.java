package ch.rappen.client;

import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.ThreadLocalRandom;

/** How long to wait before a request is sent again. */
final class Waiting {
    private static final Duration FIRST = Duration.ofMillis(250);
    private static final Duration MOST = Duration.ofSeconds(8);

    private Waiting() {}

    /** Twice as long each time, less up to a half by chance, so that callers do not come together again. */
    static Duration before(int attempt) {
        var most = FIRST.multipliedBy(1L << Math.min(attempt - 1, 10)).toMillis();
        var bounded = Math.min(most, MOST.toMillis());
        return Duration.ofMillis(bounded - ThreadLocalRandom.current().nextLong(bounded / 2));
    }

    /** What Retry-After says, in seconds or as a date; null where it says nothing. */
    static Duration asked(HttpHeaders headers, Instant now) {
        var said = headers.firstValue("retry-after").orElse("").strip();
        try {
            if (said.matches("\\d{1,9}")) return Duration.ofSeconds(Long.parseLong(said));
            if (said.isEmpty()) return null;
            var until = ZonedDateTime.parse(said, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            return until.isAfter(now) ? Duration.between(now, until) : Duration.ZERO;
        } catch (DateTimeException neither) {
            return null;
        }
    }
}
