import type { DesignedProduct } from "../designed-product";
import { photoprints } from "./blueprint";
import { PrintsScene, printsShown } from "./scene";

export const product: DesignedProduct = { blueprint: photoprints, Scene: PrintsScene, shows: printsShown };
