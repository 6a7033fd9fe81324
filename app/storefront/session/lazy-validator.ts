import type { Validator } from "remix-validated-form";

/** A validator whose rules are fetched when they are needed; `preload` fetches them in advance. */
export interface LazyValidator<Form> extends Validator<Form> {
  preload: () => void;
}

/** A shopper waits no longer for the rules. */
const MAX_WAIT_MILLISECONDS = 3000;

/**
 * The validator of a form that most visitors of its page never fill in: the rules, and Zod with them, are fetched when a
 * field is touched or the form submitted. If they cannot be fetched in time, the form is sent, and only the server
 * validates it.
 * @param load the form's validator, by a dynamic import
 */
export function lazyValidator<Form>(load: () => Promise<Validator<Form>>): LazyValidator<Form> {
  let loading: Promise<Validator<Form> | null> | undefined;
  const given = () => Promise.race([loaded(), later(MAX_WAIT_MILLISECONDS)]);
  const loaded = () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return null;
    });
    return loading;
  };
  return {
    preload: () => void loaded(),
    async validate(form) {
      const validator = await given();
      return validator
        ? validator.validate(form)
        : { data: form as Form, error: undefined, submittedData: form };
    },
  };
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
