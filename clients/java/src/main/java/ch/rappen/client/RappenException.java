package ch.rappen.client;

import ch.rappen.client.model.EbillError;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The service refused a request, or ({@link NoAnswerException}) gave no answer that can be read. */
public class RappenException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String requestId;
    private final transient EbillError error;
    private final transient Duration retryAfter;

    RappenException(int status, String message, String requestId, EbillError error, Duration retryAfter) {
        super(message);
        this.status = status;
        this.requestId = requestId;
        this.error = error;
        this.retryAfter = retryAfter;
    }

    RappenException(String message, Throwable cause) {
        super(message, cause);
        status = 0;
        requestId = "";
        error = null;
        retryAfter = null;
    }

    /**
     * The status of the answer.
     *
     * @return such as 422; 0 where there is no answer
     */
    public int status() {
        return status;
    }

    /**
     * What is wrong, for programs.
     *
     * @return such as {@code IBAN_CHECKSUM}; empty where the answer is not of the service, but of a proxy before it
     */
    public String code() {
        return error == null || error.code() == null ? "" : error.code();
    }

    /**
     * Every problem of the fields that were sent, at once.
     *
     * @return empty where none is to blame
     */
    public List<EbillError.FieldError> fieldErrors() {
        return error == null || error.fieldErrors() == null ? List.of() : error.fieldErrors();
    }

    /**
     * By what the operator finds the request in the log.
     *
     * @return empty where there is no answer
     */
    public String requestId() {
        return requestId;
    }

    /**
     * The whole error, with what only some refusals have, such as the anomalies of a submission.
     *
     * @return empty where the answer is not of the service
     */
    public Optional<EbillError> error() {
        return Optional.ofNullable(error);
    }

    /**
     * When it is worth trying again.
     *
     * @return how long to wait; empty where the answer does not say
     */
    public Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }
}
