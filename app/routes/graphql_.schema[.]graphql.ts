import { respondWithSchema } from "~/provider/host.server";

/** The schema of /graphql as text. */
export const loader = () => respondWithSchema();
