import ts from 'typescript';
import { isLocale } from '#schema/rules/locales.ts';

/**
 * The shape of an exported type in one line, independent of names, comments and the order of lines. It lists fields with their types,
 * with "?" after optional ones and unions in alphabetical order. Languages are written as `Locale`, because a new language does not
 * change the shape.
 */
export function shapeOf(file: string, typeName: string): string {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === typeName);
  if (found === undefined) throw new Error(`${file} exports no ${typeName}`);
  const path: ts.Type[] = [];
  const describe = (type: ts.Type): string => {
    if (type.isStringLiteral() && isLocale(type.value)) return 'Locale';
    if (type.isUnion()) return [...new Set(type.types.map(describe))].sort().join(' | ');
    if (type.isIntersection() && type.types.some((part) => !(part.flags & ts.TypeFlags.Object)))
      return type.types.map(describe).join(' & ');
    if (!(type.flags & ts.TypeFlags.Object) && !type.isIntersection()) return checker.typeToString(type);
    const outer = path.indexOf(type);
    if (outer !== -1) return `<${path.length - outer} out>`;
    path.push(type);
    const text = describeObject(type);
    path.pop();
    return text;
  };
  const describeObject = (type: ts.Type): string => {
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      return `[${checker
        .getTypeArguments(type as ts.TypeReference)
        .map(describe)
        .join(', ')}]`;
    }
    const fields = checker.getPropertiesOfType(type).map((field) => {
      const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${isLocale(field.name) ? '[Locale]' : field.name}${mark}: ${describe(checker.getTypeOfSymbol(field))}`;
    });
    const indexed = checker.getIndexInfosOfType(type).map((info) => `[${describe(info.keyType)}]: ${describe(info.type)}`);
    return `{ ${[...new Set([...fields, ...indexed])].sort().join('; ')} }`;
  };
  return describe(checker.getDeclaredTypeOfSymbol(found));
}
