import { Fragment, type ReactNode } from 'react';

/** Bold and italic words of a line. */
function inline(text: string): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, at) => {
    const key = `${at}-${part}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

/** The little of Markdown that our guides are written in: headings, paragraphs, lists, tables. */
export function Markdown({ text }: { text: string }): ReactNode {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.map((block) => <Block key={block} text={block} />);
}

function Block({ text }: { text: string }): ReactNode {
  const lines = text.split('\n');
  const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0] as string);
  if (heading !== null) {
    const rest = lines.slice(1).join('\n');
    const title = inline(heading[2] as string);
    return (
      <>
        {heading[1] === '#' ? (
          <h2 className="disp">{title}</h2>
        ) : heading[1] === '##' ? (
          <h3 className="disp">{title}</h3>
        ) : (
          <h4>{title}</h4>
        )}
        {rest.trim() !== '' && <Block text={rest} />}
      </>
    );
  }
  if (lines.every((line) => /^\s*([-*]|\d+\.)\s|^\s{2,}/.test(line))) return <List lines={lines} />;
  if (lines[0]?.startsWith('|')) return <MarkdownTable lines={lines} />;
  return <p>{inline(lines.join(' '))}</p>;
}

interface Item {
  text: string;
  readonly below: string[];
}

const MARK = /^(?:[-*]|\d+\.)\s+(.*)$/;

/** A list; what is indented under an item is a list of its own. */
function List({ lines }: { lines: readonly string[] }): ReactNode {
  const items: Item[] = [];
  for (const line of lines) {
    const item = MARK.exec(line);
    const last = items.at(-1);
    if (item !== null) items.push({ text: item[1] as string, below: [] });
    else if (last !== undefined && (last.below.length > 0 || MARK.test(line.trim()))) last.below.push(line.replace(/^ {2,3}/, ''));
    else if (last !== undefined) last.text += ` ${line.trim()}`;
  }
  const Tag = /^\d/.test(lines[0] as string) ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((item) => (
        <li key={item.text}>
          {inline(item.text)}
          {item.below.length > 0 && <List lines={item.below} />}
        </li>
      ))}
    </Tag>
  );
}

function MarkdownTable({ lines }: { lines: readonly string[] }): ReactNode {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head, , ...rows] = lines;
  return (
    <table>
      <thead>
        <tr>
          {cells(head as string).map((cell) => (
            <th key={cell}>{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cells(row).map((cell, at) => (
              <td key={`${cells(head as string)[at]}`}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
