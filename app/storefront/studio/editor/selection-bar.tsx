import type { ReactNode } from "react";
import type { Layer } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";
import { Status } from "../../ui/live-region";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { takeAway } from "./key-commands";
import { KeysHelp } from "./keys-help";
import { EDITOR_PART, movesPhoto, useSelection } from "./selection";
import { openField } from "./use-layer-clicks";

/** Actions for the selected layer; a hint while none is selected. */
export function SelectionBar() {
  const { document, isLive } = useStudioParts();
  const { chosen } = useSelection();
  const layer = document.surfaces[chosen?.surface ?? ""]?.layers.find(({ id }) => id === chosen?.layer);
  return (
    <div
      {...EDITOR_PART}
      data-awaits-scripts={!isLive}
      className={`studio-selection ${chosen ? "" : "studio-selection-empty"} scripted-only flex min-h-[48px] items-center gap-1 overflow-x-auto px-4 text-sm md:px-8 lg:overflow-visible lg:px-0`}
    >
      {chosen && layer ? (
        <ChosenPart surface={chosen.surface} layer={layer} />
      ) : (
        <p className="text-soft-ink">
          <span className="lg:hidden">Tap anything to edit.</span>
          <span className="max-lg:hidden">Click anything to edit.</span>
        </p>
      )}
      <KeysHelp />
    </div>
  );
}

function ChosenPart({ surface, layer }: { surface: string; layer: Layer }) {
  const { document, dispatch } = useStudioParts();
  const { choose } = useSelection();
  const { title } = findSlotOf(document, surface, layer);
  const removal = removalOf(layer);
  return (
    <>
      <Status className="max-w-[9rem] shrink-0 truncate font-semibold max-lg:sr-only">{title}</Status>
      {layer.kind === "photo" && layer.photoId !== null && <PhotoOrFrame layer={layer} />}
      {layer.kind === "text" && <Act onClick={() => openField(surface, layer)}>Edit text</Act>}
      {layer.kind === "photo" && layer.photoId === null && (
        <Act onClick={() => openField(surface, layer)}>Add photo</Act>
      )}
      {removal && (
        <Act
          onClick={() => {
            dispatch({ type: "apply", commands: takeAway({ surface, layer }) });
            if (isAdded(layer.id)) choose(null);
          }}
        >
          {removal}
        </Act>
      )}
      <Act onClick={() => choose(null)}>Done</Act>
    </>
  );
}

/** Chooses whether dragging the selected photo moves the photo or its frame. */
function PhotoOrFrame({ layer }: { layer: Layer }) {
  const { wantsPhoto, moveThePhoto } = useSelection();
  const isPhoto = movesPhoto(layer, wantsPhoto);
  return (
    <span className="flex shrink-0 rounded-full border border-field-line bg-card">
      <Side isOn={isPhoto} onClick={() => moveThePhoto(true)}>
        Move photo
      </Side>
      <Side isOn={!isPhoto} onClick={() => moveThePhoto(false)}>
        Move frame
      </Side>
    </span>
  );
}

interface ActProps {
  onClick: () => void;
  children: ReactNode;
}

function Side({ isOn, onClick, children }: ActProps & { isOn: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="min-h-[44px] whitespace-nowrap rounded-full px-3 font-medium aria-pressed:bg-accent-fill aria-pressed:text-on-accent"
    >
      {children}
    </button>
  );
}

function Act({ onClick, children }: ActProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-[44px] shrink-0 whitespace-nowrap rounded-full px-2.5 font-medium underline underline-offset-4 hover:bg-accent-tint hover:text-accent-strong"
    >
      {children}
    </button>
  );
}

/** Label of the remove button; undefined for a locked layer, and an empty one of the template, which cannot be removed. */
function removalOf(layer: Layer): string | undefined {
  if (layer.locked) return undefined;
  if (isAdded(layer.id)) return "Remove item";
  if (layer.kind === "photo" && layer.photoId !== null) return "Remove photo";
  if (layer.kind === "text" && layer.text !== "") return "Clear text";
}
