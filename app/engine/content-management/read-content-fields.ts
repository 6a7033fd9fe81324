import type { FieldInput } from "../admin-api/resolvers.generated";
import { readField } from "../catalog-management/read-field";
import { inputError } from "../graphql/errors";
import { sha256 } from "../shared/secrets";
import type { ContentFields } from "./content-kind";
import type { ContentState } from "./content-state";

/** The version of content that does not exist. */
export const NEW_VERSION = sha256(JSON.stringify([null, null, null]));

/** Reads all fields of a form; null is the folder's value. @throws GraphQLError of category input that names the first wrong field */
export function readContentFields({ fields }: ContentState, typed: FieldInput[]): ContentFields {
  const byCode = new Map(typed.map(({ code, value }) => [code, value]));
  return Object.fromEntries(
    fields.map((field) => {
      const { code, folderValue } = field;
      const value = byCode.get(code);
      if (value === undefined)
        throw inputError("A field of this form is missing. Please reload the page.", code);
      const reading = value === null ? { value: folderValue } : readField(field, value);
      if ("problem" in reading) throw inputError(reading.problem, code);
      if (reading.value === "" && !field.isOptional) throw inputError("This is a required field.", code);
      return [code, reading.value];
    }),
  );
}
