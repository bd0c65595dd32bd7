import type { Instant } from '../instant.ts';

/** Files of customers, such as logos: each owner has its own, by name. */
export interface ResourceStore {
  /** Stores a file, or replaces the one of the same name. */
  put(owner: string, name: string, file: ResourceFile): Promise<ResourceEntry>;
  get(owner: string, name: string): Promise<ResourceFile | undefined>;
  /** In the order of names. */
  list(owner: string): Promise<readonly ResourceEntry[]>;
  /** False: there is none of this name. */
  delete(owner: string, name: string): Promise<boolean>;
}

export interface ResourceFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface ResourceEntry {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  readonly createdAt: Instant;
}
