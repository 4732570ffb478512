/** The part of a package-lock.json that says what is to be installed. */
type LockedPackage = {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
};

export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> };

/**
 * The packages that a lock file asks for and an installation lacks, by their folder. Optional
 * packages are left out: which of them belong on this system is npm's own decision.
 * @param installed the lock file that npm keeps inside node_modules
 */
export function missingPackages(wanted: Lockfile, installed: Lockfile | undefined): string[] {
  return Object.entries(wanted.packages)
    .filter(([folder, locked]) => folder !== "" && !locked.link && !locked.optional)
    .filter(([folder, { version }]) => installed?.packages[folder]?.version !== version)
    .map(([folder]) => folder);
}
