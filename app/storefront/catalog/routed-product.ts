import type { RoutePageQuery } from "~/provider/contract/documents.generated";

/** The product at a path, as the provider's route describes it. */
export type RoutedProduct = Extract<NonNullable<RoutePageQuery["route"]>, { sku: string | null }>;
