import { brandOf } from "~/brand/brands.server";
import { showBrand, thisBrand } from "~/brand/this-brand";
import { currentSettings } from "~/settings/settings.server";

/** Shows the shop's facts as they are now, in every page of this process: staff may have changed them. */
export function refreshFacts(): void {
  const shown = thisBrand();
  const { name, address, email, signOff, version } = brandOf(currentSettings());
  if (version !== shown.version) showBrand({ ...shown, name, address, email, signOff, version });
}
