import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mustangproject.validator.ZUGFeRDValidator;

/**
 * Judges e-invoices, PDF or XML. Arguments: files, and folders of them. Prints a line a file as soon as it is judged, in the order of the
 * arguments and of the names in a folder: valid, not-valid, or crashed for a fault of the validator, which is no verdict; tab, file,
 * tab, the report in one line.
 */
public final class EInvoiceVerdicts {
    private EInvoiceVerdicts() {}

    public static void main(String[] arguments) throws IOException {
        for (String argument : arguments) {
            for (Path file : filesOf(Path.of(argument))) System.out.println(verdictOf(file));
        }
    }

    private static List<Path> filesOf(Path path) throws IOException {
        if (!Files.isDirectory(path)) return List.of(path);
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(path, "*.{xml,pdf}")) {
            found.forEach(files::add);
        }
        Collections.sort(files);
        return files;
    }

    private static String verdictOf(Path file) {
        try {
            ZUGFeRDValidator validator = new ZUGFeRDValidator();
            validator.disableNotices();
            String report = validator.validate(file.toString());
            // It reports most of its own faults itself
            if (report.contains("&lt;stacktrace&gt;")) return line("crashed", file, report);
            return line(validator.wasCompletelyValid() ? "valid" : "not-valid", file, report);
        } catch (RuntimeException thrown) {
            return line("crashed", file, thrown.toString());
        }
    }

    private static String line(String verdict, Path file, String report) {
        return String.join("\t", verdict, file.toString(), report.replaceAll("\\s+", " "));
    }
}
