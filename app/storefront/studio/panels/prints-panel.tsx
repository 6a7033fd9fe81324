import { type ReactNode, useState } from "react";
import { findBlueprint } from "~/design/products/known-products";
import { MAX_COPIES, type PrintLine, printSizes, printsOf } from "~/design/products/photoprints/print-lines";
import { buttonClasses } from "../../ui/button";
import { FieldError, fieldClasses } from "../../ui/field-frame";
import { TrashIcon } from "../../ui/icons";
import { detailField, fieldId } from "../field-names";
import { EVERY_PRINT, printField, REMOVE_PRINT_FIELD } from "../form/print-fields";
import { useDeferredEdit, useEntry } from "../use-entry";
import { useStudioParts } from "../use-studio";
import { Panel } from "./panel";

/** Size and count of every print, and of all prints at once. */
export function PrintsPanel() {
  const { document, errorOf } = useStudioParts();
  if (!findBlueprint(document.blueprint)?.details?.prints?.ofSurfaces) return null;
  const prints = printsOf(document.details);
  const field = detailField("prints");
  return (
    <Panel id={fieldId(field)} title="Sizes and quantities">
      <FieldError id={fieldId(field)} error={errorOf(field, field)} />
      <ul className="divide-y divide-line">
        {prints.map((print) => (
          <li key={print.key}>
            <PrintFields print={print} isOnly={prints.length === 1} />
          </li>
        ))}
      </ul>
      {prints.length > 1 && <EveryPrint />}
    </Panel>
  );
}

function PrintFields({ print: { key, size, count }, isOnly }: { print: PrintLine; isOnly: boolean }) {
  const title = key.replace("print-", "Print ");
  return (
    <div className="flex items-center gap-2 py-2">
      <Thumbnail surface={key} />
      <div className="min-w-0 flex-1">
        <SizeChoice name={printField(key, "size")} label={`Size of ${title.toLowerCase()}`} value={size}>
          {printSizes.map((code) => (
            <option key={code} value={code}>
              {sizeTitle(code)}
            </option>
          ))}
        </SizeChoice>
      </div>
      <div className="w-20 shrink-0">
        <CountField surface={key} title={title} count={count} />
      </div>
      {isOnly ? <span className="w-11" /> : <RemovePrint surface={key} title={title} />}
    </div>
  );
}

/** Keeps an invalid number as typed, until the design's count changes from elsewhere. */
function CountField({ surface, title, count }: { surface: string; title: string; count: number }) {
  const { isPending, edit } = useDeferredEdit();
  const [typed, setTyped] = useState({ text: String(count), over: count });
  const isStanding = isPending || Number(typed.text) === count || typed.over === count;
  return (
    <input
      type="number"
      inputMode="numeric"
      name={printField(surface, "count")}
      aria-label={`Quantity of ${title.toLowerCase()}`}
      min={1}
      max={MAX_COPIES}
      value={isStanding ? typed.text : count}
      onChange={(event) => {
        setTyped({ text: event.currentTarget.value, over: count });
        edit(event);
      }}
      className={`${fieldClasses} text-center`}
    />
  );
}

function EveryPrint() {
  return (
    <div>
      <SizeChoice name={printField(EVERY_PRINT, "size")} label="Size of all prints" value="">
        <option value="">Set all prints to…</option>
        {printSizes.filter(isUpright).map((code) => (
          <option key={code} value={code}>
            All {sizeTitle(code)}
          </option>
        ))}
      </SizeChoice>
    </div>
  );
}

interface SizeChoiceProps {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}

function SizeChoice({ name, label, value, children }: SizeChoiceProps) {
  const { isLive } = useStudioParts();
  const entry = useEntry(name, value);
  return (
    <select
      {...(isLive ? { value: entry.value } : { defaultValue: value })}
      name={name}
      aria-label={label}
      onChange={entry.follow}
      className={fieldClasses}
    >
      {children}
    </select>
  );
}

function Thumbnail({ surface }: { surface: string }) {
  const { document, photos } = useStudioParts();
  const photo = document.surfaces[surface]?.layers.find((layer) => layer.kind === "photo");
  const source = photo?.kind === "photo" && photo.photoId ? photos[photo.photoId] : undefined;
  if (!source) return <span className="h-12 w-12 shrink-0 rounded-field bg-line" />;
  return (
    <img
      src={source.href.replace(/\/display$/, "/thumbnail")}
      alt=""
      width={source.width}
      height={source.height}
      loading="lazy"
      className="h-12 w-12 shrink-0 rounded-field object-cover"
    />
  );
}

function RemovePrint({ surface, title }: { surface: string; title: string }) {
  const { document, isLive, dispatch } = useStudioParts();
  return (
    <button
      type="submit"
      name={REMOVE_PRINT_FIELD}
      value={surface}
      aria-label={`Remove ${title.toLowerCase()}`}
      className={`${buttonClasses("plain")} w-11 shrink-0`}
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        const index = Number(surface.replace("print-", "")) - 1;
        const lines = (document.details.prints ?? []).with(
          index,
          document.details.prints[index].replace(/ \d+$/, " 0"),
        );
        dispatch({ type: "apply", commands: [{ type: "set-details", name: "prints", lines }] });
      }}
    >
      <TrashIcon className="h-5 w-5" />
    </button>
  );
}

function isUpright(code: string): boolean {
  const [width, height] = code.split("x").map(Number);
  return width <= height;
}

function sizeTitle(code: string): string {
  const title = `${code.replace("x", " × ")} in`;
  return isUpright(code) ? title : `${title}, wide`;
}
