import { type RawBuilder, type SqlBool, sql } from "kysely";
import { wrongRequest } from "../magento-response";
import { listedValues, type SearchCriteria, type SearchFilter, unsupportedField } from "./search-criteria";

/** Applies Magento's searchCriteria to a query of the database, by the columns that a list offers. */

/** A column, and the value that a filter's text means. `read` throws Error 400 for a text that means none. */
export interface CriteriaColumn {
  column: string;
  read: (text: string) => string | number;
}

export type CriteriaColumns = Record<string, CriteriaColumn>;

const OPERATORS: Partial<Record<SearchFilter["condition"], string>> = {
  eq: "=",
  neq: "!=",
  gt: ">",
  gteq: ">=",
  from: ">=",
  lt: "<",
  lteq: "<=",
  to: "<=",
};

/** The condition of all groups. @throws Error 400 for a field or a condition that is not supported */
export function criteriaCondition({ groups }: SearchCriteria, columns: CriteriaColumns): RawBuilder<SqlBool> {
  const conditions = groups.map((filters) => {
    const tests = filters.map((filter) => filterCondition(filter, columns));
    return sql`(${sql.join(tests, sql` or `)})`;
  });
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The columns to sort by. @throws Error 400 for a field that is not supported */
export function criteriaOrder({ sorts }: SearchCriteria, columns: CriteriaColumns) {
  return sorts.map(({ field, direction }) => ({
    column: columnOf(field, columns).column,
    direction: direction === "DESC" ? ("desc" as const) : ("asc" as const),
  }));
}

function filterCondition({ field, value, condition }: SearchFilter, columns: CriteriaColumns) {
  const { column, read } = columnOf(field, columns);
  const operator = OPERATORS[condition];
  if (operator) return sql`${sql.ref(column)} ${sql.raw(operator)} ${read(value)}`;
  if (condition === "null") return sql`${sql.ref(column)} is null`;
  if (condition === "notnull") return sql`${sql.ref(column)} is not null`;
  if (condition === "in" || condition === "nin") {
    const listed = sql.join(listedValues(value).map(read));
    return sql`${sql.ref(column)} ${sql.raw(condition === "in" ? "in" : "not in")} (${listed})`;
  }
  throw wrongRequest('Invalid value of "%value" provided for the %fieldName field.', {
    value: condition,
    fieldName: "condition_type",
  });
}

function columnOf(field: string, columns: CriteriaColumns): CriteriaColumn {
  if (!Object.hasOwn(columns, field)) throw unsupportedField(field);
  return columns[field];
}

/** A column of ids or other whole numbers. */
export function numberColumn(column: string): CriteriaColumn {
  return {
    column,
    read(text) {
      if (/^\d{1,9}$/.test(text)) return Number(text);
      throw wrongRequest('The "%value" value\'s type is invalid. The "%type" type was expected.', {
        value: text.slice(0, 64),
        type: "int",
      });
    },
  };
}

export function textColumn(column: string): CriteriaColumn {
  return { column, read: (text) => text };
}

/** A column of times in ISO 8601. Filters may have Magento's form, such as 2026-11-27 08:30:00 in UTC. */
export function timeColumn(column: string): CriteriaColumn {
  return {
    column,
    read(text) {
      const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d(?:\.\d{1,3})?)Z?)?$/.exec(text);
      const time = match ? Date.parse(`${match[1]}T${match[2] ?? "00:00:00"}Z`) : Number.NaN;
      if (!Number.isNaN(time)) return new Date(time).toISOString();
      throw wrongRequest('The "%value" value\'s type is invalid. The "%type" type was expected.', {
        value: text.slice(0, 64),
        type: "date",
      });
    },
  };
}
