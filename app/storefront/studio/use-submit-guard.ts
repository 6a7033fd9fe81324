import { useNavigation, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import type { Studio } from "./use-studio";

/**
 * Waits while the design is being kept by itself. Stops a second press while the first is on its way, a press before a
 * photo has arrived, an unfinished design on its way to the cart, and once a design of which there is something to be
 * told. Saving leaves the page where it is.
 */
export function useSubmitGuard(studio: Studio) {
  const navigation = useNavigation();
  const submit = useSubmit();
  const { uploads, problems, advice, autosave } = studio;
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (navigation.state !== "idle" || uploads.isSending) return event.preventDefault();
    if (autosave.isRunning()) return sendAfterwards(event, autosave);
    const isReady = problems.length === 0 && advice.unseen.length === 0;
    if (!(submitter instanceof HTMLButtonElement) || (submitter.value === "cart" && isReady)) return;
    event.preventDefault();
    if (submitter.value === "cart") announceProblems(studio);
    else submit(submitter, { preventScrollReset: true });
  };
}

/** Else the design would be kept twice, under two ids. */
function sendAfterwards(event: FormEvent<HTMLFormElement>, autosave: Studio["autosave"]): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const form = event.currentTarget;
  event.preventDefault();
  void autosave.keep().then(() => form.requestSubmit(submitter));
}

function announceProblems({ problems, advice, showProblems }: Studio): void {
  if (problems.length > 0) showProblems();
  else advice.show();
  const list = problems.length > 0 ? "to-do" : "advice";
  requestAnimationFrame(() => document.getElementById(list)?.focus());
}
