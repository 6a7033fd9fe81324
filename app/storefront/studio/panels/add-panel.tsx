import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { offersCode } from "~/design/codes/shown-code";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { rendered } from "./later-fields.server";
import { LaterFold, laterFields } from "./later-fold";
import { Panel } from "./panel";

const drawingFields = laterFields(
  rendered?.DrawingButtons,
  async () => (await import("./later-fields")).DrawingButtons,
);

const ADDED = { photo: "Add a photo", text: "Add text", code: "Add a QR code" };

/** Buttons to add layers to each surface, in addition to those of its template. */
export function AddPanel() {
  const surfaces = useStudioParts().surfaces.filter(({ allows }) => allows && allows.length > 0);
  if (surfaces.length === 0) return null;
  return (
    <Panel title="Add to your design">
      {surfaces.map((surface) => (
        <AddToSurface key={surface.key} surface={surface} isOnly={surfaces.length === 1} />
      ))}
    </Panel>
  );
}

function AddToSurface({ surface, isOnly }: { surface: SurfaceBlueprint; isOnly: boolean }) {
  const { key, title, allows = [] } = surface;
  return (
    <fieldset className="min-w-0 space-y-1">
      <legend className={isOnly ? "sr-only" : "mb-1 text-sm font-semibold"}>{title}</legend>
      <div className="flex flex-wrap gap-2">
        {(["photo", "text", "code"] as const)
          .filter((kind) => (kind === "code" ? offersCode(surface) : allows.includes(kind)))
          .map((kind) => (
            <ActButton
              key={kind}
              act={`${key}.add-${kind}`}
              label={isOnly ? undefined : `${ADDED[kind]}: ${title}`}
            >
              {ADDED[kind]}
            </ActButton>
          ))}
      </div>
      {allows.includes("art") && (
        <LaterFold title="Add clip art" fields={drawingFields} props={{ surface: key }} />
      )}
    </fieldset>
  );
}
