import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.validators.ValidatorConfig;
import org.verapdf.pdfa.validation.validators.ValidatorFactory;

/**
 * Judges PDF files against one PDF/A flavour.
 * Arguments: flavour (such as 3b), then files. Prints a line a file: verdict, tab, file, then a tab and text for each
 * failed rule. Verdicts: compliant, not-compliant, unreadable.
 */
public final class PdfaVerdicts {
    private static ExecutorService worker = newWorker();

    private PdfaVerdicts() {}

    private static ExecutorService newWorker() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** A file that takes longer is one that the validator goes round in. */
    private static final int SECONDS_MAX = 60;

    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        LogManager.getLogManager().reset();
        VeraGreenfieldFoundryProvider.initialise();
        PDFAFlavour flavour = PDFAFlavour.byFlavourId(arguments[0]);
        for (String file : List.of(arguments).subList(1, arguments.length)) {
            System.out.println(verdictInTime(Path.of(file), flavour));
        }
    }

    private static String verdictInTime(Path file, PDFAFlavour flavour) throws InterruptedException, ExecutionException {
        var task = worker.submit(() -> verdict(file, flavour));
        try {
            return task.get(SECONDS_MAX, TimeUnit.SECONDS);
        } catch (TimeoutException exception) {
            worker = newWorker();
            return String.join("\t", "unreadable", file.toString(), "takes longer than " + SECONDS_MAX + " seconds");
        }
    }

    private static String verdict(Path file, PDFAFlavour flavour) {
        ValidatorConfig config =
            ValidatorFactory.createConfig(flavour, flavour, false, -1, false, false, Level.OFF, 20, false, "", false, false);
        try (var input = Files.newInputStream(file);
             var parser = Foundries.defaultInstance().createParser(input, flavour);
             var validator = Foundries.defaultInstance().createValidator(config, flavour)) {
            ValidationResult result = validator.validate(parser);
            StringJoiner line = new StringJoiner("\t").add(result.isCompliant() ? "compliant" : "not-compliant").add(file.toString());
            var failures = new TreeSet<String>();
            for (TestAssertion assertion : result.getTestAssertions()) {
                if (assertion.getStatus() == TestAssertion.Status.FAILED) failures.add(sentence(assertion));
            }
            failures.forEach(line::add);
            return line.toString();
        } catch (Exception | LinkageError | StackOverflowError exception) {
            return String.join("\t", "unreadable", file.toString(), oneLine(String.valueOf(exception)));
        }
    }

    private static String sentence(TestAssertion assertion) {
        return oneLine(assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber() + " " + assertion.getMessage());
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
