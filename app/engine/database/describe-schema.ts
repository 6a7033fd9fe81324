import { type QueryExecutorProvider, sql } from "kysely";
import { type AnyDatabase, isPostgres } from "./dialect";

/** A column, in terms common to SQLite and PostgreSQL. */
export interface ColumnDescription {
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

/** A table, in terms common to SQLite and PostgreSQL. */
export interface TableDescription {
  columns: Record<string, ColumnDescription>;
  /** Name → definition: `unique (store_code, email) where email is not null`. */
  indexes: Record<string, string>;
  /** Column lists of the primary key and of unique constraints, such as `store_code, email`. */
  keys: string[];
}

/** The tables of a database by name. */
export type SchemaDescription = Record<string, TableDescription>;

interface ColumnRow {
  table_name: string;
  name: string;
  type: string;
  is_required: boolean | number;
  has_default: boolean | number;
}

interface IndexRow {
  table_name: string;
  name: string;
  is_unique: boolean | number;
  /** Created for a primary key or unique constraint. */
  is_constraint: boolean | number;
  /** Comma-separated names. */
  columns: string;
  /** The condition of a partial index; on SQLite the statement that creates the index. */
  condition: string | null;
}

const OF_MIGRATOR = /^kysely_/;

/** Reads the tables, columns and indexes of a database, without other PostgreSQL schemas and the migrator's tables. */
export async function describeSchema(db: AnyDatabase & QueryExecutorProvider): Promise<SchemaDescription> {
  const [columns, indexes] = isPostgres(db)
    ? [POSTGRES_COLUMNS, POSTGRES_INDEXES]
    : [SQLITE_COLUMNS, SQLITE_INDEXES];
  const schema: SchemaDescription = {};
  for (const row of (await columns.execute(db)).rows.filter(isOfShop)) {
    schema[row.table_name] ??= { columns: {}, indexes: {}, keys: [] };
    schema[row.table_name].columns[row.name] = {
      type: sharedType(row.type),
      isRequired: Boolean(row.is_required),
      hasDefault: Boolean(row.has_default),
    };
  }
  for (const row of (await indexes.execute(db)).rows.filter(isOfShop)) {
    const table = schema[row.table_name];
    if (row.is_constraint) table.keys.push(row.columns);
    else table.indexes[row.name] = indexed(row);
  }
  return schema;
}

function isOfShop({ table_name }: { table_name: string }): boolean {
  return !OF_MIGRATOR.test(table_name);
}

function sharedType(type: string): string {
  const name = type.toLowerCase();
  return name === "bytea" ? "blob" : name;
}

function indexed({ is_unique, columns, condition }: IndexRow): string {
  const predicate = /(?:^|\bwhere\b)((?:(?!\bwhere\b).)*)$/is.exec(condition ?? "")?.[1] ?? "";
  const where = /^create /i.test(predicate) ? "" : sharedCondition(predicate);
  return `${is_unique ? "unique " : ""}(${columns})${where && ` where ${where}`}`;
}

/** Removes parentheses and casts that PostgreSQL adds. */
function sharedCondition(condition: string): string {
  return condition
    .toLowerCase()
    .replace(/::\w+|["()]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

const SQLITE_COLUMNS = sql<ColumnRow>`
  select tables.name as table_name, columns.name, columns.type,
    columns."notnull" = 1 or columns.pk > 0 as is_required,
    columns.dflt_value is not null
      or (columns.pk = 1 and tables.sql like '%autoincrement%') as has_default
  from sqlite_master as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'`;

const SQLITE_INDEXES = sql<IndexRow>`
  select tables.name as table_name, indexes.name, indexes."unique" as is_unique, indexes.origin <> 'c' as is_constraint,
    (select group_concat(name, ', ') from (select name from pragma_index_info(indexes.name) order by seqno)) as columns,
    (select sql from sqlite_master as made where made.type = 'index' and made.name = indexes.name) as condition
  from sqlite_master as tables, pragma_index_list(tables.name) as indexes
  where tables.type = 'table'
  union all
  select tables.name, 'primary key', 1, 1, columns.name, null
  from sqlite_master as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and columns.pk = 1 and columns.type = 'integer'
    and not exists (select 1 from pragma_index_list(tables.name) where origin = 'pk')`;

const POSTGRES_COLUMNS = sql<ColumnRow>`
  select tables.relname as table_name, columns.attname as name,
    format_type(columns.atttypid, columns.atttypmod) as type, columns.attnotnull as is_required,
    columns.atthasdef or columns.attidentity <> '' as has_default
  from pg_attribute as columns
  join pg_class as tables on tables.oid = columns.attrelid
  where tables.relkind in ('r', 'p') and tables.relnamespace = to_regnamespace(current_schema())
    and columns.attnum > 0 and not columns.attisdropped`;

const POSTGRES_INDEXES = sql<IndexRow>`
  select tables.relname as table_name, indexes.relname as name, made.indisunique as is_unique,
    exists (select 1 from pg_constraint where conindid = made.indexrelid and contype in ('p', 'u')) as is_constraint,
    (select string_agg(columns.attname, ', ' order by keys.position)
      from unnest(made.indkey) with ordinality as keys (number, position)
      join pg_attribute as columns on columns.attrelid = made.indrelid and columns.attnum = keys.number) as columns,
    pg_get_expr(made.indpred, made.indrelid) as condition
  from pg_index as made
  join pg_class as tables on tables.oid = made.indrelid
  join pg_class as indexes on indexes.oid = made.indexrelid
  where made.indisvalid and tables.relkind in ('r', 'p')
    and tables.relnamespace = to_regnamespace(current_schema())`;
