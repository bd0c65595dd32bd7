package ch.rappen.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * The API of Rappen: QR-bills and the submission of eBills, a method for each operation. Make one for the whole program: it may
 * be used by many threads at once.
 *
 * <p>Every method throws {@link RappenException} where the service refuses, and {@link NoAnswerException} where no answer comes.
 * What may be sent twice is sent again after failures of the network, and when the service is busy.
 */
public final class Rappen extends Operations {
    private static final Set<Integer> BUSY = Set.of(429, 502, 503, 504);

    private final Builder settings;

    private Rappen(Builder settings) {
        this.settings = settings;
    }

    /**
     * A client of the service at an address, without a key.
     *
     * @param baseAddress such as {@code https://bills.example.ch}
     * @return the client
     */
    public static Rappen at(String baseAddress) {
        return builder(baseAddress).build();
    }

    /**
     * A client of the service at an address, with an API key.
     *
     * @param baseAddress such as {@code https://bills.example.ch}
     * @param apiKey the key
     * @return the client
     */
    public static Rappen at(String baseAddress, String apiKey) {
        return builder(baseAddress).apiKey(apiKey).build();
    }

    /**
     * A client with settings of its own.
     *
     * @param baseAddress such as {@code https://bills.example.ch}
     * @return its settings
     */
    public static Builder builder(String baseAddress) {
        return new Builder(baseAddress);
    }

    /**
     * The same client for another biller, where the user of the key has several.
     *
     * @param billerNetId {@code BIID} and ten digits
     * @return a client that shares its connections with this one
     */
    public Rappen forBiller(String billerNetId) {
        return new Rappen(new Builder(settings).biller(billerNetId));
    }

    @Override
    Received send(Call call) {
        var attempts = call.mayRepeat ? settings.retries + 1 : 1;
        var patience = settings.waitMax;
        for (var attempt = 1; ; attempt++) {
            var wait = Waiting.before(attempt);
            try {
                var received = sendOnce(call, attempt);
                if (received.isSuccess() || isGone(call, received, attempt)) return received;
                var refusal = received.refusal(Clock.systemUTC().instant());
                var asked = refusal.retryAfter().orElse(wait);
                if (isInProgress(refusal)) {
                    // It ends sooner or later: that is no failure, and waited for as long as any refusal
                    wait = asked.compareTo(wait) > 0 ? asked : wait;
                    patience = patience.minus(wait);
                    if (patience.isNegative() || attempts == 1) throw refusal;
                    attempts++;
                } else {
                    if (attempt >= attempts || !BUSY.contains(refusal.status())) throw refusal;
                    if (asked.compareTo(settings.waitMax) > 0) throw refusal;
                    wait = asked;
                }
            } catch (NoAnswerException none) {
                if (attempt >= attempts || Thread.currentThread().isInterrupted()) throw none;
            }
            sleep(wait);
        }
    }

    /** A request under the same key is still being carried out: often our own, whose answer was lost. */
    private static boolean isInProgress(RappenException refusal) {
        return refusal.status() == 409 && refusal.code().equals("IDEMPOTENCY_IN_PROGRESS");
    }

    /** What a first DELETE removed, whose answer was lost, is not found by the second. */
    private static boolean isGone(Call call, Received received, int attempt) {
        return attempt > 1 && call.method.equals("DELETE") && received.status() == 404;
    }

    private Received sendOnce(Call call, int attempt) {
        var uri = URI.create(settings.baseAddress + call.target());
        var content = call.content();
        var body = content.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(content);
        var request = HttpRequest.newBuilder(uri).method(call.method, body).header("User-Agent", USER_AGENT);
        if (settings.apiKey != null) request.header("X-API-Key", settings.apiKey);
        if (settings.biller != null && call.isOfBiller) request.header("X-Biller", settings.biller);
        call.headers.forEach(request::header);
        // A time limit of the request would end with the head of the answer: this one is for all of it
        var answer = settings.httpClient.sendAsync(request.build(), BodyHandlers.ofByteArray());
        try {
            var response = answer.get(settings.timeout.toMillis(), TimeUnit.MILLISECONDS);
            settings.onAnswer.accept(new Answer(call.method, uri, response.statusCode(), response.headers(), attempt));
            return Received.of(response);
        } catch (TimeoutException late) {
            answer.cancel(true);
            throw new NoAnswerException("No answer within " + settings.timeout.toMillis() + " ms", late);
        } catch (ExecutionException failed) {
            var cause = failed.getCause();
            if (!(cause instanceof IOException)) throw new IllegalStateException(cause);
            throw new NoAnswerException("No answer: " + cause, cause);
        } catch (InterruptedException interrupted) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            throw new NoAnswerException("Interrupted while waiting for an answer", interrupted);
        }
    }

    private static void sleep(Duration wait) {
        try {
            Thread.sleep(wait.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new NoAnswerException("Interrupted before the request was sent again", interrupted);
        }
    }

    /** The settings of a client. */
    public static final class Builder {
        private final String baseAddress;
        private String apiKey;
        private String biller;
        private Duration timeout = Duration.ofSeconds(60);
        private int retries = 3;
        private Duration waitMax = Duration.ofSeconds(60);
        private HttpClient httpClient;
        private Consumer<Answer> onAnswer = answer -> {};

        private Builder(String baseAddress) {
            this.baseAddress = baseAddress.replaceAll("/+$", "");
            if (!this.baseAddress.matches("https?://.+"))
                throw new IllegalArgumentException("The address of the service begins with https:// or http://");
        }

        private Builder(Builder from) {
            baseAddress = from.baseAddress;
            apiKey = from.apiKey;
            biller = from.biller;
            timeout = from.timeout;
            retries = from.retries;
            waitMax = from.waitMax;
            httpClient = from.httpClient;
            onAnswer = from.onAnswer;
        }

        /**
         * The API key; a service on your own machine may need none.
         *
         * @param apiKey the key, or null
         * @return this
         */
        public Builder apiKey(String apiKey) {
            this.apiKey = apiKey;
            return this;
        }

        /**
         * The biller that requests are about, where the user of the key has several.
         *
         * @param billerNetId {@code BIID} and ten digits, or null
         * @return this
         */
        public Builder biller(String billerNetId) {
            this.biller = billerNetId;
            return this;
        }

        /**
         * How long one sending may take until its whole answer is there.
         *
         * @param timeout 60 seconds unless set
         * @return this
         */
        public Builder timeout(Duration timeout) {
            this.timeout = Objects.requireNonNull(timeout);
            return this;
        }

        /**
         * How often a request is sent again, where that is safe.
         *
         * @param retries 3 unless set, 0 for never
         * @return this
         */
        public Builder retries(int retries) {
            if (retries < 0) throw new IllegalArgumentException("There is no number of retries below 0");
            this.retries = retries;
            return this;
        }

        /**
         * How long to wait at most when the service says how long (Retry-After). A refusal that asks for more is thrown at once.
         *
         * @param waitMax 60 seconds unless set
         * @return this
         */
        public Builder waitMax(Duration waitMax) {
            this.waitMax = Objects.requireNonNull(waitMax);
            return this;
        }

        /**
         * An HTTP client of your own, for proxies, certificates and time limits of connections.
         *
         * @param httpClient the client
         * @return this
         */
        public Builder httpClient(HttpClient httpClient) {
            this.httpClient = httpClient;
            return this;
        }

        /**
         * Is told every answer, those before a retry too.
         *
         * @param onAnswer what to do; it must not throw
         * @return this
         */
        public Builder onAnswer(Consumer<Answer> onAnswer) {
            this.onAnswer = Objects.requireNonNull(onAnswer);
            return this;
        }

        /**
         * The client. Settings that are changed later do not change it.
         *
         * @return the client
         */
        public Rappen build() {
            var settings = new Builder(this);
            if (settings.httpClient == null) settings.httpClient = newHttpClient();
            return new Rappen(settings);
        }

        /** Without TLS, the try for HTTP/2 would be a header more on every request. */
        private HttpClient newHttpClient() {
            var version = baseAddress.startsWith("https:") ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1;
            return HttpClient.newBuilder().version(version).connectTimeout(Duration.ofSeconds(10)).build();
        }
    }
}
