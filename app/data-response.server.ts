import { WholeResponse } from "./whole-response.server";

/** The same type for data that JSON leaves as they are; never for others, such as a Date or a Map. */
type Plain<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...args: never[]) => unknown)
    ? never
    : { [Name in keyof Data]: Plain<Data[Name]> };

/**
 * A response of JSON that is written only when it is sent. Readers in this process, such as Remix for its loaders' data and
 * the GraphQL client of the pages, get the data as they are, and must not change them.
 */
export class DataResponse<Data> extends WholeResponse {
  readonly data: Data;

  /** @param data consists of values that JSON knows; a member that is undefined is left out when they are sent */
  constructor(data: Data & Plain<Data>, init: ResponseInit = {}) {
    super("", init);
    this.data = data;
    if (!this.headers.has("Content-Type")) {
      this.headers.set("Content-Type", "application/json; charset=utf-8");
    }
  }

  override get content(): string {
    return JSON.stringify(this.data);
  }

  override async json(): Promise<Data> {
    return this.data;
  }

  override clone(): DataResponse<Data> {
    return new DataResponse(this.data as Data & Plain<Data>, this);
  }
}
