// A small game on boardgame.io: 4 seats, one move a turn, an update of about 750 bytes.
const { Server, Origins } = require("boardgame.io/server");

const CELLS = 36;

const game = {
  name: "bench",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true, // its undo stack would grow with every move
  setup: () => ({
    board: Array(CELLS).fill(0),
    stars: [0, 0, 0, 0],
    last: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, cell) => {
      G.board[cell] = (G.board[cell] + 1) % 10;
      G.last = { playerID, cell };
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const loopback = { port: 0, host: "127.0.0.1" }; // `port` is handed on to node's listen
server.run({ port: loopback }).then(({ appServer }) => {
  console.log(`listening on port ${appServer.address().port}`);
});
process.on("SIGTERM", () => process.exit(0));
