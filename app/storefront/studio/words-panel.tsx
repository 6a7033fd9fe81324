import type { DesignDocument, TextLayer } from "~/design/document";
import { textSizes } from "~/design/layer-changes";
import { layerName } from "~/design/layers";
import { findSurface } from "~/design/surfaces";
import { describedBy, FieldFrame, fieldClasses } from "../ui/field-frame";
import { loadFont } from "./browser-outlines";
import { ColourChoices } from "./choices";
import { colourName } from "./colour-names";
import { fieldId, layerField } from "./field-names";
import { FontChoices } from "./font-choices";
import { Fold, Panel } from "./panel";
import { shownLayers } from "./shown-surfaces";
import { Slider } from "./slider";
import { findSlotOf } from "./slots";
import { useStudioParts } from "./use-studio";

/** The words of the surfaces in sight; with several of them their letters are folded away. */
export function WordsPanels() {
  const { document, surfaces } = useStudioParts();
  const layers = shownLayers(document, surfaces).flatMap(({ surface, layer }) =>
    layer.kind === "text" ? [{ surface, layer }] : [],
  );
  if (layers.length === 0) return null;
  return (
    <Panel title="Words">
      {layers.map(({ surface, layer }) => (
        <div key={layerName(surface, layer.id)} className="space-y-2">
          <WordsField surface={surface} layer={layer} />
          <Fold
            title={isEngraved(document, surface) ? "Font and size" : "Font, color and size"}
            isOpen={layers.length === 1}
          >
            <LetterFields surface={surface} layer={layer} />
          </Fold>
        </div>
      ))}
    </Panel>
  );
}

function isEngraved(document: DesignDocument, surface: string): boolean {
  return (findSurface(document, surface)?.textColours.length ?? 0) < 2;
}

function WordsField({ surface, layer }: { surface: string; layer: TextLayer }) {
  const { document, edit, errorOf, shownValue } = useStudioParts();
  const slot = findSlotOf(document, surface, layer);
  const name = layerField(surface, layer.id, "text");
  const part = layerName(surface, layer.id);
  const id = fieldId(part);
  const help = slot.longest ? `Up to ${slot.longest} characters.` : undefined;
  const error = errorOf(name, part);
  return (
    <FieldFrame id={id} label={slot.title} required={!slot.optional} help={help} error={error}>
      <input
        type="text"
        id={id}
        name={name}
        value={shownValue(name, layer.text)}
        maxLength={slot.longest}
        placeholder={slot.placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={edit}
        onFocus={() => loadFont(layer.font)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        className={fieldClasses}
      />
    </FieldFrame>
  );
}

function LetterFields({ surface, layer }: { surface: string; layer: TextLayer }) {
  const { document } = useStudioParts();
  const colours = findSurface(document, surface)?.textColours ?? [];
  const { least, most } = textSizes(layer.box);
  const size = layerField(surface, layer.id, "size");
  return (
    <>
      <FontChoices name={layerField(surface, layer.id, "font")} chosen={layer.font} />
      {colours.length > 1 && (
        <ColourChoices
          name={layerField(surface, layer.id, "colour")}
          label="Color of the letters"
          chosen={layer.colour}
          colours={colours.map((value) => ({ value, title: colourName(value) }))}
        />
      )}
      <div>
        <label htmlFor={fieldId(size)} className="block text-sm font-semibold">
          Size of the letters
        </label>
        <Slider name={size} least={least} most={most} step="any" value={layer.size} />
      </div>
    </>
  );
}
