import { type ReactNode, type RefObject, useEffect, useRef } from "react";
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
  useOpenWhileRendered(dialog);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className={`modal ${className}`}
    >
      <div className="p-4 sm:p-6">
        <div className="sticky top-0 z-10 float-right -mr-2 -mt-2 ml-2">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
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
 * Opens a modal dialog while it is rendered, and closes it by a click on its backdrop: such a click's target is the
 * dialog itself, because the content fills it.
 */
export function useOpenWhileRendered(dialog: RefObject<HTMLDialogElement>) {
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const closeFromBackdrop = ({ target }: MouseEvent) => target === shown && shown.close();
    shown.addEventListener("click", closeFromBackdrop);
    shown.showModal();
    return () => {
      shown.removeEventListener("click", closeFromBackdrop);
      shown.close();
    };
  }, [dialog]);
}
