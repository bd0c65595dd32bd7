declare const brand: unique symbol;

/** A text that has passed the check its name speaks of. Only the parse function of that name makes one. */
export type Branded<T, Name extends string> = T & { readonly [brand]: { readonly [K in Name]: true } };
