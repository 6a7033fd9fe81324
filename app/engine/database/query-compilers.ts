import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SqliteQueryCompiler,
  ValueListNode,
} from "kysely";

/**
 * PostgreSQL rejects `in ()`, which SQLite accepts: both get a condition that is always false, or true for `not in`.
 * Kysely's plugin for that would copy each query before it is compiled.
 */

export class ShopSqliteCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const condition = emptyListCondition(node);
    if (condition === null) super.visitBinaryOperation(node);
    else this.append(condition);
  }
}

export class ShopPostgresCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const condition = emptyListCondition(node);
    if (condition === null) super.visitBinaryOperation(node);
    else this.append(condition);
  }
}

/** Null for another operation than `in` or `not in` with an empty list. */
function emptyListCondition({ operator, rightOperand }: BinaryOperationNode): string | null {
  const isList = ValueListNode.is(rightOperand) || PrimitiveValueListNode.is(rightOperand);
  if (!isList || rightOperand.values.length > 0 || !OperatorNode.is(operator)) return null;
  if (operator.operator === "in") return "1 = 0";
  return operator.operator === "not in" ? "1 = 1" : null;
}
