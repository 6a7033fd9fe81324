import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { CloseIcon } from "./icons";

interface ModalProps {
  /** Accessible name of the dialog. */
  label: string;
  /** Called once it has closed, for any reason. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. It closes by its button, Escape and a click on the backdrop (specification
 * §4 "Modal"); the focus then returns to the previous element.
 */
export function Modal({ label, onClose, className = "max-w-[720px]", children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useOpenWhileRendered(dialog, onClose);
  return (
    <dialog ref={dialog} aria-label={label} className={`modal ${className}`}>
      <div className="p-4 sm:p-6">
        <div className="sticky top-0 z-10 float-right -mr-2 -mt-2 ml-2">
          <button
            type="button"
            onClick={close}
            className="flex h-12 w-12 items-center justify-center rounded-full bg-card hover:bg-accent-tint"
          >
            <CloseIcon />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Opens a modal dialog while it is rendered, and closes it by Escape and by a click on its backdrop: such a click's
 * target is the dialog itself, because the content fills it.
 *
 * The browser announces a closed dialog only with the next frame. Until then whatever opens it could be used without
 * effect, so `onClose` is called in the same moment.
 * @param onClose called once, for any reason
 * @returns closes it
 */
export function useOpenWhileRendered(dialog: RefObject<HTMLDialogElement>, onClose: () => void): () => void {
  const latestOnClose = useRef(onClose);
  const isClosed = useRef(false);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  const close = useCallback(() => {
    if (isClosed.current) return;
    isClosed.current = true;
    dialog.current?.close();
    latestOnClose.current();
  }, [dialog]);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const listening = new AbortController();
    const closeFromItself = (event: Event) => {
      const isOpenAgain = event.type === "close" && shown.open;
      if (event.target !== shown || isOpenAgain) return;
      event.preventDefault();
      close();
    };
    for (const type of ["click", "cancel", "close"])
      shown.addEventListener(type, closeFromItself, { signal: listening.signal });
    isClosed.current = false;
    shown.showModal();
    return () => {
      listening.abort();
      shown.close();
    };
  }, [dialog, close]);
  return close;
}
