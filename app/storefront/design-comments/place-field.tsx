import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useField } from "remix-validated-form";
import { describedBy, FieldFrame, fieldClasses } from "../ui/field-frame";
import { PlaceMark } from "./marked-picture";
import { areas, placeValue, readPlaceValue } from "./picture-place";

const ID = "field-place";

/**
 * Where on the picture a comment points: one of nine areas, or with scripts the spot that was clicked in a small copy of the
 * picture.
 * @param label of the field @param picture address of the picture
 */
export function PlaceField({ label, picture }: { label: string; picture: string }) {
  const { error, getInputProps } = useField("place");
  const input = getInputProps<JSX.IntrinsicElements["select"]>({});
  const [spot, setSpot] = useState("");
  const [shown, setShown] = useState("");
  const isHydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const field = select.current;
    const form = field?.form;
    // The fields are cleared after this event.
    const show = () => setTimeout(() => setShown(field?.value ?? ""));
    form?.addEventListener("reset", show);
    return () => form?.removeEventListener("reset", show);
  }, []);
  useEffect(() => {
    if (select.current && spot) select.current.value = spot;
    setShown(select.current?.value ?? "");
  }, [spot]);

  const place = readPlaceValue(shown);
  return (
    <FieldFrame id={ID} label={label} error={error}>
      <select
        {...input}
        ref={select}
        id={ID}
        onChange={(event) => {
          input.onChange?.(event);
          setShown(event.currentTarget.value);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(ID, { error })}
        className={fieldClasses}
      >
        <option value="">The whole design</option>
        {areas.map((area) => (
          <option key={area.value} value={area.value}>
            {area.label}
          </option>
        ))}
        {spot && <option value={spot}>The spot you picked</option>}
      </select>
      {isHydrated && (
        <button
          type="button"
          tabIndex={-1}
          title="Pick the spot"
          onClick={(event) => setSpot(placeValue(clickedPlace(event)))}
          className="relative mt-2 block w-full max-w-[240px] cursor-crosshair overflow-hidden rounded-field border border-field-line"
        >
          <img
            src={picture}
            alt=""
            width={240}
            height={240}
            className="block aspect-square w-full object-cover"
          />
          <span className="block bg-card px-2 py-1 text-left text-sm text-soft-ink">
            Or point at the spot
          </span>
          {place && (
            <svg
              viewBox="0 0 1000 1000"
              aria-hidden="true"
              className="absolute inset-x-0 top-0 aspect-square w-full"
            >
              <PlaceMark place={place} />
            </svg>
          )}
        </button>
      )}
    </FieldFrame>
  );
}

/** The place in the picture of the button; the select is for keyboards. */
function clickedPlace({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) {
  const box = (currentTarget.querySelector("img") ?? currentTarget).getBoundingClientRect();
  const thousandths = (pixels: number, length: number) =>
    Math.min(1000, Math.max(0, Math.round((1000 * pixels) / length)));
  return { x: thousandths(clientX - box.left, box.width), y: thousandths(clientY - box.top, box.height) };
}
