// What this browser remembers of single tables; of those that were opened long ago nothing is kept.
const TABLES = "tables"; // the last ones that were opened, the newest at the end
const MOST = 50;
const OF_A_TABLE = /^(?:seen|talk) (\S+)/;

export const seenBy = (table, seat) => `seen ${table} ${seat}`; // how far somebody has seen it
export const heardAt = (table) => `talk ${table}`; // the last message

export const remember = (table) => {
  const others = JSON.parse(localStorage.getItem(TABLES) ?? "[]").filter((each) => each !== table);
  const known = [...others, table].slice(-MOST);
  localStorage.setItem(TABLES, JSON.stringify(known));
  for (const key of Object.keys(localStorage)) {
    const of = OF_A_TABLE.exec(key)?.[1];
    if (of && !known.includes(of)) localStorage.removeItem(key);
  }
};
