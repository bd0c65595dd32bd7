import java.util.List;
import org.mustangproject.validator.ZUGFeRDValidator;

/**
 * Judges e-invoices, PDF or XML. Arguments: files. Prints a line a file: valid or not-valid, tab, file, tab, the report in one line.
 */
public final class EInvoiceVerdicts {
    private EInvoiceVerdicts() {}

    public static void main(String[] arguments) {
        for (String file : List.of(arguments)) {
            ZUGFeRDValidator validator = new ZUGFeRDValidator();
            validator.disableNotices();
            String report = validator.validate(file).replaceAll("\\s+", " ");
            String verdict = validator.wasCompletelyValid() ? "valid" : "not-valid";
            System.out.println(String.join("\t", verdict, file, report));
        }
    }
}
