import type { ReactNode } from "react";
import { SubmitButton } from "../ui/submit-button";
import { useStudioParts } from "./use-studio";

/** Links above the pictures that scroll to each (key and title), and actions for the whole design. */
export function Toolbar({ titles }: { titles: string[][] }) {
  const { isLive, isSaved } = useStudioParts();
  return (
    <div className="flex min-h-[48px] items-center justify-between gap-2 px-4 md:px-8 lg:px-0 [&_button]:scroll-mb-28">
      <nav aria-label="Views" className="min-w-0 overflow-x-auto lg:hidden">
        <ul className="flex">
          {titles.map(([key, title]) => (
            <li key={key}>
              <a href={`#surface-${key}`} className={linkClasses}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex shrink-0 items-center">
        {isLive && <SavingState />}
        {isLive && <History />}
        <SubmitButton
          name="intent"
          value="save"
          variant={isLive ? "plain" : "quiet"}
          sending="Saving…"
          className="whitespace-nowrap text-sm"
        >
          {isLive ? (isSaved ? "Saved" : "Save") : "Update preview"}
        </SubmitButton>
      </div>
    </div>
  );
}

/** Announces the state of the autosave. */
function SavingState() {
  const { autosave } = useStudioParts();
  const text = { resting: "", saving: "Saving…", failed: "Not saved, trying again" }[autosave.state];
  return (
    <p role="status" className="mr-1 max-w-[7rem] text-sm leading-tight text-soft-ink">
      {text}
    </p>
  );
}

function History() {
  const { canUndo, canRedo, dispatch } = useStudioParts();
  return (
    <>
      <StepButton label="Undo" isOff={!canUndo} onClick={() => dispatch({ type: "undo" })}>
        <path d="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2" />
      </StepButton>
      <StepButton label="Redo" isOff={!canRedo} onClick={() => dispatch({ type: "redo" })}>
        <path d="m15 7 4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2" />
      </StepButton>
    </>
  );
}

interface StepButtonProps {
  label: string;
  /** Disabled but focusable, so that keyboard users do not lose their place at the last step. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onClick}
      className="flex h-11 w-11 items-center justify-center rounded-full hover:bg-accent-tint aria-disabled:opacity-40"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="h-6 w-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </button>
  );
}

const linkClasses =
  "flex min-h-[44px] items-center whitespace-nowrap px-2 text-sm font-medium underline underline-offset-4 first:pl-0 hover:text-accent";
