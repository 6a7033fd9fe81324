import { createValidator, type Validator } from "remix-validated-form";
import type { Issue, Schema } from "./schema";

/** The validator of a form with that schema: the first issue of each field is its error. */
export function validatorOf<Data>(schema: Schema<Data>): Validator<Data> {
  return createValidator<Data>({
    validate: async (value) => {
      const { data, error } = schema.safeParse(value);
      if (!error) return { data: data as Data, error: undefined };
      return { data: undefined, error: firstMessages(error.issues) };
    },
    validateField: async (value, field) => {
      const issues = schema.safeParse(value).error?.issues ?? [];
      return { error: firstMessages(issues)[field] };
    },
  });
}

function firstMessages(issues: Issue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { message, path } of issues) messages[path.join(".")] ??= message;
  return messages;
}
