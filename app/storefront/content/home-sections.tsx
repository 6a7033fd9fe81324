import type { ComponentProps } from "react";
import { serverMarkup } from "../shell/server-markup";
import { PlainLinks } from "../ui/plain-links";
import * as rendered from "./home-markup.server";

/** Sections of the home page without state: their code is no part of the page's scripts. */

export const HowItWorks = serverMarkup(
  rendered.HowItWorks,
  async () => (await import("./how-it-works")).HowItWorks,
);

export const Reassurance = serverMarkup(
  rendered.Reassurance,
  async () => (await import("./reassurance")).Reassurance,
);

const Pets = serverMarkup(rendered.PetsByKind, async () => (await import("./pets-by-kind")).PetsByKind);

export function PetsByKind(props: ComponentProps<typeof Pets>) {
  return (
    <PlainLinks>
      <Pets {...props} />
    </PlainLinks>
  );
}

const Photos = serverMarkup(
  rendered.HomeCustomerPhotos,
  async () => (await import("../sharing/customer-photos")).HomeCustomerPhotos,
);

export function HomeCustomerPhotos(props: ComponentProps<typeof Photos>) {
  return (
    <PlainLinks>
      <Photos {...props} />
    </PlainLinks>
  );
}
