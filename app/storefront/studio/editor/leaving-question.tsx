import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useState } from "react";
import { Button } from "../../ui/button";
import { Modal } from "../../ui/modal";
import type { KeptDesign } from "./use-kept-design";

/** Asks before a design with changes that are not kept yet is left, for another page of the shop or altogether. */
export function LeavingQuestion({ isUnsaved, autosave }: Pick<KeptDesign, "isUnsaved" | "autosave">) {
  const [hasFailed, setFailed] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useQuestionOfTheBrowser(isUnsaved);
  if (blocker.state !== "blocked") return null;
  const saveAndLeave = async () => {
    if (await autosave.keep()) blocker.proceed();
    else setFailed(true);
  };
  return (
    <Modal label="Your changes are not saved" className="max-w-[480px]" onClose={() => blocker.reset?.()}>
      <p className="font-heading text-xl font-semibold">Your last changes are not saved yet</p>
      <p className="mt-2">Save them, and the design waits for you where you left it.</p>
      {hasFailed && (
        <p role="alert" className="mt-2 text-error">
          They could not be saved just now. Please check your connection and try again.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="button" onClick={saveAndLeave}>
          Save and leave
        </Button>
        <Button type="button" variant="quiet" onClick={() => blocker.proceed()}>
          Leave without saving
        </Button>
        <Button type="button" variant="plain" onClick={() => blocker.reset()}>
          Stay here
        </Button>
      </div>
    </Modal>
  );
}

function useQuestionOfTheBrowser(isUnsaved: boolean): void {
  const ask = useCallback(
    (event: BeforeUnloadEvent) => {
      if (!isUnsaved) return;
      event.preventDefault();
      // What browsers before 2023 go by.
      event.returnValue = true;
    },
    [isUnsaved],
  );
  useBeforeUnload(ask);
}
