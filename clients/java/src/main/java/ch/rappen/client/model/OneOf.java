package ch.rappen.client.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Map;

/** Says of a sealed interface which member of the JSON decides between its records. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface OneOf {
    /**
     * The member that decides.
     *
     * @return its name
     */
    String by();

    /**
     * What the member may say.
     *
     * @return one text for each of {@link #types()}
     */
    String[] values();

    /**
     * The record for each of {@link #values()}.
     *
     * @return the records
     */
    Class<? extends Record>[] types();

    /**
     * The record for everything that a later version adds.
     *
     * @return a record whose one component is a map
     */
    Class<? extends Record> unknown();

    /** A case that this client does not know. */
    interface Unknown {
        /**
         * What came.
         *
         * @return the members of the JSON object
         */
        Map<String, Object> members();
    }
}
