import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { useFormContext } from "remix-validated-form";
import { Messages } from "~/storefront/shell/messages";
import { FormProblems, WHOLE_FORM } from "~/storefront/ui/form-problems";
import { NO_TOKEN } from "./messages";

/**
 * The errors of a login form. A login without a token is reported by a snackbar (specification §8 "No token returned"),
 * other errors above the fields.
 */
export function SignInProblems({ labels }: { labels: Record<string, string> }) {
  const { fieldErrors } = useFormContext();
  const attempt = useAttempt();
  if (fieldErrors[WHOLE_FORM] !== NO_TOKEN) return <FormProblems labels={labels} />;
  return <Messages key={attempt} message={{ kind: "error", text: NO_TOKEN }} />;
}

/** Counts the responses to the form, so that the same message is shown again for the next one. */
function useAttempt(): number {
  const response = useActionData();
  const [latest, setLatest] = useState({ response, attempt: 0 });
  if (latest.response !== response) setLatest({ response, attempt: latest.attempt + 1 });
  return latest.attempt;
}
