import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Layer } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";
import { layerName } from "~/design/layers/layers";
import { FieldError } from "../../ui/field-frame";
import { LineIcon } from "../../ui/icons";
import { fieldId, layerField } from "../field-names";
import { placeId } from "../form/place-to-go-on";
import { BOX_FIELDS } from "../form/placing";
import { useEntry } from "../use-entry";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { AlignButtons } from "./align-buttons";
import type { LayerFieldsProps } from "./later-fold";

/** Position, size, rotation and stacking order of a layer. */
export function PlaceFields({ surface, layer }: LayerFieldsProps) {
  const act = (what: string) => layerField(surface, layer.id, what);
  return (
    <div id={placeId(surface, layer.id)} className="space-y-3">
      {layer.locked && (
        <p className="text-sm">Locked in place. Unlock it below to move, resize or rotate it.</p>
      )}
      <fieldset disabled={layer.locked} className="min-w-0 space-y-3 disabled:opacity-50">
        <Row title="Move">
          <Arrow act={act("left")} label="Move left" turn={180} />
          <Arrow act={act("right")} label="Move right" turn={0} />
          <Arrow act={act("up")} label="Move up" turn={270} />
          <Arrow act={act("down")} label="Move down" turn={90} />
        </Row>
        <Row title="Size">
          <ActButton act={act("smaller")}>Smaller</ActButton>
          <ActButton act={act("larger")}>Larger</ActButton>
        </Row>
        <Row title="Shape">
          <ActButton act={act("narrower")}>Narrower</ActButton>
          <ActButton act={act("wider")}>Wider</ActButton>
          <ActButton act={act("shorter")}>Shorter</ActButton>
          <ActButton act={act("taller")}>Taller</ActButton>
        </Row>
        <TurnField surface={surface} layer={layer} />
        <BoxFields surface={surface} layer={layer} />
        <Row title="Align">
          <AlignButtons target={layerName(surface, layer.id)} />
        </Row>
      </fieldset>
      <Row title="Order">
        <ActButton act={act("to-front")} label="Bring to front">
          Front
        </ActButton>
        <ActButton act={act("forward")}>Forward</ActButton>
        <ActButton act={act("backward")}>Backward</ActButton>
        <ActButton act={act("to-back")} label="Send to back">
          Back
        </ActButton>
      </Row>
      <Row title="State">
        <ActButton act={act(layer.locked ? "unlock" : "lock")}>{layer.locked ? "Unlock" : "Lock"}</ActButton>
        <ActButton act={act(layer.hidden ? "show" : "hide")}>{layer.hidden ? "Show" : "Hide"}</ActButton>
      </Row>
      {isAdded(layer.id) && !layer.locked && <ActButton act={act("remove")}>Remove this item</ActButton>}
    </div>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="float-left w-14 text-sm font-semibold leading-[44px]">{title}</legend>
      {children}
    </fieldset>
  );
}

function Arrow({ act, label, turn }: { act: string; label: string; turn: number }) {
  return (
    <ActButton act={act} label={label}>
      <LineIcon className="h-5 w-5">
        <path d="M5 12h14m-6-6 6 6-6 6" transform={`rotate(${turn} 12 12)`} />
      </LineIcon>
    </ActButton>
  );
}

const SIDES = [
  { side: "x", label: "From left" },
  { side: "y", label: "From top" },
  { side: "width", label: "Width" },
  { side: "height", label: "Height" },
] as const;

/** Position and size of a layer, in millimeters. */
function BoxFields({ surface, layer }: { surface: string; layer: Layer }) {
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1 text-sm font-semibold">Position and size in millimeters</legend>
      {SIDES.map(({ side, label }) => (
        <MeasureField
          key={side}
          name={layerField(surface, layer.id, BOX_FIELDS[side])}
          label={label}
          value={layer.box[side]}
        />
      ))}
    </fieldset>
  );
}

/** A number that is applied when the field is left, by Enter or a step: half a number is another size. */
function MeasureField({ name, label, value }: { name: string; label: string; value: number }) {
  const { edit, errorOf, shownValue } = useStudioParts();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const apply = useRef(edit);
  apply.current = edit;
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const follow = () => {
      apply.current({ currentTarget: field });
      setTyped(null);
    };
    field.addEventListener("change", follow);
    return () => field.removeEventListener("change", follow);
  }, []);
  const id = fieldId(name);
  const error = errorOf(name);
  return (
    <div>
      <label htmlFor={id} className="block text-sm">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="number"
        name={name}
        step="any"
        autoComplete="off"
        value={typed ?? shownValue(name, String(value))}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="h-11 w-full rounded-field border border-field-line bg-card px-2 aria-[invalid=true]:border-2 aria-[invalid=true]:border-error"
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

function TurnField({ surface, layer }: { surface: string; layer: Layer }) {
  const { errorOf } = useStudioParts();
  const name = layerField(surface, layer.id, "turn");
  const entry = useEntry(name, String(layer.turn));
  const id = fieldId(name);
  const error = errorOf(name);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1.5">
        <label htmlFor={id} className="w-14 text-sm font-semibold">
          Rotate
        </label>
        <ActButton act={layerField(surface, layer.id, "turn-left")} label="Rotate 15 degrees left">
          −15°
        </ActButton>
        <ActButton act={layerField(surface, layer.id, "turn-right")} label="Rotate 15 degrees right">
          +15°
        </ActButton>
        <input
          id={id}
          type="number"
          name={name}
          min={-180}
          max={180}
          step="any"
          value={entry.value}
          onChange={entry.follow}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-unit${error ? ` ${id}-error` : ""}`}
          className="h-11 w-20 rounded-field border border-field-line bg-card px-2 text-center aria-[invalid=true]:border-2 aria-[invalid=true]:border-error"
        />
        <span id={`${id}-unit`} className="text-sm text-soft-ink">
          degrees
        </span>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
