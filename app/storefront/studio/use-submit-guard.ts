import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import { applyCommand } from "~/design/document/commands";
import { readFormCommands } from "./form-commands";
import type { Studio } from "./use-studio";

/**
 * Delays submission while an autosave is running, and until the design has followed the last entry. Prevents a second
 * submission while the first is in progress, a submission before a photo is uploaded, adding an unfinished design to the
 * cart, and, once, adding a design with new warnings. Saving does not navigate.
 */
export function useSubmitGuard(studio: Studio) {
  const navigation = useNavigation();
  const submit = useSubmit();
  const { uploads, problems, advice, autosave } = studio;
  const followsFirst = useLastEntry(studio);
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (navigation.state !== "idle" || uploads.isSending) return event.preventDefault();
    if (autosave.isRunning()) return sendAfterwards(event, autosave);
    if (followsFirst(event)) return;
    const isReady = problems.length === 0 && advice.unseen.length === 0;
    if (!(submitter instanceof HTMLButtonElement) || (submitter.value === "cart" && isReady)) return;
    event.preventDefault();
    if (submitter.value === "cart") announceProblems(studio);
    else submit(submitter, { preventScrollReset: true });
  };
}

/**
 * Delays a submission once when an entry is still being rendered (`useEntry`), because the problems are then those of an
 * older design. Submits from a new task: a form ignores a submission that its own submit event requests.
 */
function useLastEntry({ document, photos, isLive, dispatch }: Studio) {
  const hasFollowed = useRef(false);
  return (event: FormEvent<HTMLFormElement>): boolean => {
    const form = event.currentTarget;
    const isBehind = () => {
      const { commands } = readFormCommands(new FormData(form), document, photos);
      return commands.reduce(applyCommand, document) !== document;
    };
    hasFollowed.current = isLive && !hasFollowed.current && isBehind();
    if (!hasFollowed.current) return false;
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    dispatch({ type: "read", form: new FormData(form), photos });
    setTimeout(() => form.requestSubmit(submitter));
    return true;
  };
}

/** Otherwise the design would be saved twice, with two ids. */
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
