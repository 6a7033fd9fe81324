import { inputError } from "../../graphql/errors";
import { uploadedFile } from "../../shared/uploaded-file";
import { type CatalogRows, readCatalogRows } from "./read-catalog-csv";

/**
 * Reads the rows of an uploaded file.
 * @param content CSV in UTF-8, compressed by gzip, in base64
 * @throws GraphQLError of category input for anything else, and for more than a megabyte
 */
export async function readCatalogFile(content: string): Promise<CatalogRows> {
  const bytes = await uploadedFile(content);
  if (!bytes) throw inputError("Please choose a CSV file of at most 1 MB.", "file");
  return readCatalogRows(textOf(bytes));
}

/** Other encodings, such as older spreadsheets', would be read as other letters without anybody noticing. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw inputError("Please save the file as CSV UTF-8.", "file");
  }
}
