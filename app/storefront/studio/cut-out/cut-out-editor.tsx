import type { PhotoLayer } from "~/design/document/document";
import { portraitOf } from "~/design/photos/photo-id";
import type { PhotoSource } from "~/design/photos/photo-source";
import { buttonClasses } from "../../ui/button";
import { useStudioParts } from "../use-studio";
import { CutOutPicture } from "./cut-out-picture";
import { type MaskTool, useMaskTools } from "./use-mask-tools";

const TOOLS: { tool: MaskTool; title: string; hint: string }[] = [
  { tool: "outline", title: "Outline", hint: "Draw around your pet with a finger or the mouse." },
  { tool: "keep", title: "Bring back", hint: "Brush over what should show again, such as an ear." },
  { tool: "erase", title: "Erase", hint: "Brush over what should go." },
];

const SEEKING = { edge: "Finding the edge…", pet: "Looking for your pet…" };

interface CutOutEditorProps {
  surface: string;
  /** With the box in which it is drawn (`printedLayer`). */
  layer: PhotoLayer;
  photo: PhotoSource;
}

/** Cuts a pet out of its photo by drawing on it. */
export function CutOutEditor({ surface, layer, photo }: CutOutEditorProps) {
  const { canUndo, dispatch, view } = useStudioParts();
  const tools = useMaskTools(surface, layer, photo);
  const { hint } = TOOLS.find(({ tool }) => tool === tools.tool) ?? TOOLS[0];
  return (
    <div className="space-y-2">
      {view.findsPets && portraitOf(layer.photoId ?? "") === undefined && (
        <button
          type="button"
          aria-disabled={tools.seeks ? true : undefined}
          onClick={tools.find}
          className={buttonClasses("quiet")}
        >
          {tools.seeks === "pet" ? "Looking…" : "Find my pet"}
        </button>
      )}
      <fieldset className="flex min-w-0 flex-wrap gap-1.5 !px-0">
        <legend className="sr-only">Tool</legend>
        {TOOLS.map(({ tool, title }) => (
          <button
            key={tool}
            type="button"
            aria-pressed={tool === tools.tool}
            onClick={() => tools.choose(tool)}
            data-variant="pill"
            className="act aria-pressed:bg-accent-tint aria-pressed:font-bold"
          >
            {title}
          </button>
        ))}
        <button
          type="button"
          disabled={!canUndo}
          onClick={() => dispatch({ type: "undo" })}
          data-variant="pill"
          className="act disabled:opacity-50"
        >
          Undo
        </button>
      </fieldset>
      <CutOutPicture layer={layer} photo={photo} tools={tools} />
      <p className="min-h-[1.5rem] text-sm text-soft-ink">
        {tools.seeks ? SEEKING[tools.seeks] : (tools.problem ?? hint)}
      </p>
      {tools.tool === "outline" ? (
        <label className="flex min-h-[44px] cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={tools.isSnapping}
            onChange={({ currentTarget }) => tools.setSnapping(currentTarget.checked)}
            className="h-5 w-5 shrink-0 accent-accent"
          />
          Snap to your pet’s edges
        </label>
      ) : (
        <label className="block text-sm font-semibold">
          Brush size
          <input
            type="range"
            min={10}
            max={200}
            step={5}
            value={tools.width}
            onChange={({ currentTarget }) => tools.setWidth(Number(currentTarget.value))}
            className="block h-11 w-full min-w-0 cursor-pointer accent-accent"
          />
        </label>
      )}
    </div>
  );
}
