package ch.rappen.client;

/**
 * No answer came, or none that can be read: the network failed, the time was over, or something between broke the answer. The
 * service may have carried out the request.
 */
public class NoAnswerException extends RappenException {
    private static final long serialVersionUID = 1L;

    NoAnswerException(String message, Throwable cause) {
        super(message, cause);
    }
}
