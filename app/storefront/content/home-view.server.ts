import { currentSettings } from "~/settings.server";
import { openCatalogue } from "../catalog/catalogue-request.server";
import { readCards } from "../catalog/product-cards.server";
import type { ProductCardView } from "../catalog/product-grid-card";
import type { PageDescription } from "./page-description";

export interface HomeView {
  page: PageDescription;
  bestsellers: ProductCardView[];
}

const BESTSELLERS = 8;

/** The home page for whoever sent the request. @throws Response 502 when the provider cannot answer. */
export async function readHome(request: Request): Promise<HomeView> {
  const catalogue = await openCatalogue(request);
  return {
    page: {
      title: "Custom Pet Gifts and Prints | My Pet Canvas",
      description:
        "Mugs, pillows, blankets, canvas prints and engraved tags with your own pet's photo and name. See it before you buy, made to order in the US.",
      canonical: `${currentSettings().publicUrl}/`,
    },
    bestsellers: await readCards(catalogue, "pet-gifts", BESTSELLERS),
  };
}
