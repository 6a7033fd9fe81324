/** What names a print file in the archive of its line. */
export interface NamedFile {
  /** The order's number. */
  order: string;
  /** Of the line in its order, from 1. */
  line: number;
  sku: string;
  revision: number;
  /** How often it is printed for the line. */
  copies: number;
  /** Of the file in its line, from 1. */
  file: number;
  surface: string;
}

const LINE_DIGITS = 2;
const FILE_DIGITS = 3;

/**
 * Returns the name of a print file by the owner's rule, without its ending.
 * @param rule such as "{order}-{line}-{file}-{surface}"
 */
export function archivedName(rule: string, { line, file, revision, copies, ...texts }: NamedFile): string {
  const parts: Record<string, string> = {
    ...texts,
    line: String(line).padStart(LINE_DIGITS, "0"),
    file: String(file).padStart(FILE_DIGITS, "0"),
    revision: String(revision).padStart(LINE_DIGITS, "0"),
    copies: String(copies).padStart(FILE_DIGITS, "0"),
  };
  return rule.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
}
