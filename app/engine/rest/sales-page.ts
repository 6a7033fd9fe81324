import { type SelectQueryBuilder, sql } from "kysely";
import type { Connection, Database } from "../database/schema";
import { readSearchCriteria, type SearchCriteria } from "./criteria/search-criteria";
import { type CriteriaColumns, criteriaOrder } from "./criteria/sql-criteria";
import { wrongRequest } from "./magento-response";

/** Pages of the lists that integrations and staff read. */

const PAGE_SIZE = { usual: 20, max: 100 };
/** Rows are counted, and skipped, up to this number: a program that reads more continues after its last entity_id. */
const MAX_ROWS = 10_000;

/** The page that a request asks for. @throws Error 400 beyond `MAX_ROWS`, and for what criteria cannot be */
export function readPage(request: Request): SearchCriteria {
  const criteria = readSearchCriteria(new URL(request.url), PAGE_SIZE);
  if ((criteria.currentPage - 1) * criteria.pageSize < MAX_ROWS) return criteria;
  throw wrongRequest("Pages end at %max entries. Filter by entity_id to read more.", {
    max: String(MAX_ROWS),
  });
}

/** The rows of a page; the id makes every order unambiguous. */
export function pageQuery<Tables extends keyof Database, Columns>(
  query: SelectQueryBuilder<Database, Tables, Columns>,
  criteria: SearchCriteria,
  columns: CriteriaColumns,
): SelectQueryBuilder<Database, Tables, Columns> {
  const sorts = criteriaOrder(criteria, columns);
  const last = { column: columns.entity_id.column, direction: sorts[0]?.direction ?? "asc" };
  let sorted = query;
  for (const { column, direction } of [...sorts, last]) {
    sorted = sorted.orderBy(sql.ref(column), direction);
  }
  return sorted.limit(criteria.pageSize).offset((criteria.currentPage - 1) * criteria.pageSize);
}

/** The number of rows, counted up to `MAX_ROWS`. @param ids the query of their ids */
export async function countMatches<Tables extends keyof Database>(
  db: Connection,
  ids: SelectQueryBuilder<Database, Tables, { id: number }>,
): Promise<number> {
  const { count } = await db
    .selectFrom(ids.limit(MAX_ROWS).as("matching"))
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
