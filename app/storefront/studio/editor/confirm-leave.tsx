import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useState } from "react";
import { Button } from "../../ui/button";
import { Modal } from "../../ui/modal";
import type { DesignSaving } from "./use-design-saving";

/** Asks for confirmation before navigating away from a design with unsaved changes, inside the shop or out of it. */
export function ConfirmLeave({ isUnsaved, autosave }: Pick<DesignSaving, "isUnsaved" | "autosave">) {
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
    <Modal label="You have unsaved changes" className="max-w-[480px]" onClose={() => blocker.reset?.()}>
      <p className="font-heading text-xl font-semibold">You have unsaved changes</p>
      <p className="mt-2">Save now and pick up right where you left off.</p>
      {hasFailed && (
        <p role="alert" className="mt-2 text-error">
          We couldn't save your changes. Please check your connection and try again.
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
          Keep editing
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
      // Needed by browsers before 2023.
      event.returnValue = true;
    },
    [isUnsaved],
  );
  useBeforeUnload(ask);
}
