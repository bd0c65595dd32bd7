/** What a check has found, and what to do about it. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly message: string;
  readonly remedy?: string | undefined;
}

/** What the checks ask of the machine; tests have another one. */
export interface Machine {
  readonly nodeVersion: string;
  /** Milliseconds since the beginning of 1970. */
  now(): number;
  /** Free bytes on the disk of a folder. */
  freeBytes(folder: string): Promise<number>;
  /** The permissions of a file; undefined: there is none, or the system has no such permissions. */
  modeOf(file: string): Promise<number | undefined>;
  /** Rejects where a document cannot be worked on; answers whether the fonts for Chinese, Japanese and Korean are there. */
  openFonts(): Promise<{ readonly hasCjk: boolean }>;
}
