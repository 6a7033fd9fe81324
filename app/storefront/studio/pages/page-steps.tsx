import type { ReactNode } from "react";
import { ChevronIcon } from "../../ui/icons";
import { Status } from "../../ui/live-region";
import { SHOW_FIELD } from "../field-names";
import { useStudioParts } from "../use-studio";
import type { SurfaceGroup } from "./shown-surfaces";
import { surfaceGroups } from "./shown-surfaces";

/** Shows which page is visible where pages are shown one at a time, with buttons to the previous and next one. */
export function PageSteps() {
  const { document, wantedSurface } = useStudioParts();
  return surfaceGroups(document, wantedSurface).map((group) => <Steps key={group.title} group={group} />);
}

function Steps({ group: { title, surfaces, shown } }: { group: SurfaceGroup }) {
  if (surfaces.length < 2) return null;
  const place = surfaces.indexOf(shown);
  return (
    <nav aria-label={title} className="flex items-center justify-center gap-1 px-4">
      <StepButton surface={surfaces[place - 1]?.key} label="Previous">
        <ChevronIcon className="h-6 w-6 rotate-90" />
      </StepButton>
      <Status className="min-w-[10rem] text-center text-sm">
        <span className="font-semibold">{shown.title}</span>{" "}
        <span className="text-soft-ink">
          ({place + 1} of {surfaces.length})
        </span>
      </Status>
      <StepButton surface={surfaces[place + 1]?.key} label="Next">
        <ChevronIcon className="h-6 w-6 -rotate-90" />
      </StepButton>
    </nav>
  );
}

interface StepButtonProps {
  /** The surface to show; undefined at either end. */
  surface: string | undefined;
  label: string;
  children: ReactNode;
}

/** Without JavaScript a press saves the input and shows that page. */
function StepButton({ surface, label, children }: StepButtonProps) {
  const { isLive, showSurface } = useStudioParts();
  return (
    <button
      type="submit"
      name={SHOW_FIELD}
      value={surface ?? ""}
      aria-label={label}
      aria-disabled={surface === undefined}
      onClick={(event) => {
        if (!isLive && surface !== undefined) return;
        event.preventDefault();
        if (surface !== undefined) showSurface(surface);
      }}
      className="flex h-11 w-11 items-center justify-center rounded-full hover:bg-accent-tint aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
