import { findBlueprint } from "~/design/products/known-products";
import { phonesIn } from "~/design/text/phone-layers";
import { useShownLayers } from "../pages/shown-layers";
import { useStudioParts } from "../use-studio";
import { rendered } from "./later-fields.server";
import { laterPanel } from "./later-panel";

/** Panels that few designs have. */

const Codes = laterPanel(rendered?.CodePanel, async () => (await import("./later-fields")).CodePanel);
const Details = laterPanel(rendered?.DetailsPanel, async () => (await import("./later-fields")).DetailsPanel);
const ReadBack = laterPanel(
  rendered?.PhoneReadBack,
  async () => (await import("./later-fields")).PhoneReadBack,
);
const Prints = laterPanel(rendered?.PrintsPanel, async () => (await import("./later-fields")).PrintsPanel);

/** The QR codes of the visible surfaces. */
export function CodePanel() {
  return useShownLayers("code").length > 0 ? <Codes /> : null;
}

/** Lists of the whole product, such as the words of a bus roll. */
export function DetailsPanel() {
  return useHasDetails() ? <Details /> : null;
}

/** Sizes and numbers of prints. */
export function PrintsPanel() {
  return useHasDetails() ? <Prints /> : null;
}

/** Shows the phone number of a text as it will appear on the product, with a checkbox to confirm it. */
export function PhoneReadBack({ name }: { name: string }) {
  const { document } = useStudioParts();
  return phonesIn(document).some((phone) => phone.name === name) ? <ReadBack name={name} /> : null;
}

function useHasDetails(): boolean {
  const { document } = useStudioParts();
  return findBlueprint(document.blueprint)?.details !== undefined;
}
