import { missingPackages } from './tools.ts';

/** Prints the Debian packages that tests would make use of and that are not here. */
console.log(missingPackages().join(' '));
