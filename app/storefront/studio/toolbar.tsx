import { lineIcon } from "../ui/icons";
import { useAnnouncement } from "../ui/live-region";
import { SubmitButton } from "../ui/submit-button";
import { IconButton } from "./icon-button";
import { useStudioParts } from "./use-studio";

const UndoIcon = lineIcon("M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2");
const RedoIcon = lineIcon("m15 7 4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2");

/** Links above the pictures that scroll to each (key and title), and actions for the whole design. */
export function Toolbar({ titles }: { titles: string[][] }) {
  const { isLive, isSaved } = useStudioParts();
  return (
    <div className="studio-toolbar flex min-h-[48px] items-center justify-between gap-2 px-4 md:px-8 lg:px-0 [&_button]:scroll-mb-28">
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
        <div className="scripted-only flex" data-awaits-scripts={!isLive}>
          <History />
        </div>
        <div data-without-scripts={!isLive}>
          <SubmitButton
            name="intent"
            value="save"
            variant="quiet"
            sending="Saving…"
            className="whitespace-nowrap text-sm"
          >
            {isLive ? (isSaved ? "Saved" : "Save") : "Update preview"}
          </SubmitButton>
        </div>
      </div>
    </div>
  );
}

/** The state of the autosave. Only its failure is read aloud: it saves after every change. */
function SavingState() {
  const { autosave } = useStudioParts();
  const text = { resting: "", saving: "Saving…", failed: "Not saved, trying again" }[autosave.state];
  useAnnouncement(autosave.state === "failed" ? text : "");
  return (
    <p data-autosave={autosave.state} className="mr-1 max-w-[7rem] text-sm leading-tight text-soft-ink">
      {text}
    </p>
  );
}

function History() {
  const { canUndo, canRedo, dispatch } = useStudioParts();
  return (
    <>
      <IconButton label="Undo" isOff={!canUndo} onClick={() => dispatch({ type: "undo" })}>
        <UndoIcon />
      </IconButton>
      <IconButton label="Redo" isOff={!canRedo} onClick={() => dispatch({ type: "redo" })}>
        <RedoIcon />
      </IconButton>
    </>
  );
}

const linkClasses =
  "flex min-h-[44px] items-center whitespace-nowrap px-2 text-sm font-medium underline underline-offset-4 first:pl-0 hover:text-accent-strong";
