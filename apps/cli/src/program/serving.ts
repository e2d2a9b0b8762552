/** Commands for operators: the server and its maintenance. */
import { type AddCommands, data, example, repeatable } from './options.ts';

export const addServing: AddCommands = (program, then) => {
  program
    .command('serve')
    .description('The server with the web app. Each option can also come from the environment, in capitals.')
    .option('--host <address>', 'the address to listen at; 127.0.0.1 by default')
    .option('--port <number>', 'the port; 8080 by default')
    .option(
      '--data <folder>',
      'where the SQLite file is kept; "data" by default. DATABASE_URL uses PostgreSQL',
    )
    .option(
      '--origins <list>',
      'the addresses browsers come from, with commas, where a proxy has another name',
    )
    .option('--proxies <number>', 'proxies in front of the server that are trusted to say who comes')
    .option('--metrics-port <number>', 'Prometheus metrics at this port of 127.0.0.1')
    .option('--keep-days <number>', 'finished and abandoned tables are removed after this many days')
    .option('--accept-clock', 'starts even though the clock of this machine is far behind what is stored')
    .addHelpText(
      'after',
      example(
        'serve --port 8080 --data /var/lib/casefile',
        'serve --origins https://casefile.example --proxies 1',
      ),
    )
    .action(then(async () => (await import('../commands/serving/serve.ts')).serveCommand));

  program
    .command('mcp')
    .description(
      'Gives an assistant a seat at a table, over the Model Context Protocol on standard input and output.',
    )
    .option('--server <address>', 'the server whose tables it plays at', 'http://127.0.0.1:8080')
    .addOption(repeatable('--token <token>', 'a token that finds its games (back_…)'))
    .addHelpText('after', example('mcp', 'mcp --server https://casefile.example --token back_…'))
    .action(then(async () => (await import('../commands/serving/mcp.ts')).mcpCommand));

  program
    .command('backup')
    .description('Writes everything into one file while the server keeps running.')
    .argument('<file>', 'the backup; it must not be there yet')
    .addOption(data())
    .option('--json', 'as JSON')
    .addHelpText('after', example('backup monday.db', 'backup --data /var/lib/casefile monday.db'))
    .action(then(async () => (await import('../commands/maintenance/backup.ts')).backupCommand));

  program
    .command('restore')
    .description('Restores a backup, from SQLite or PostgreSQL into either.')
    .argument('<file>', 'the backup')
    .addOption(data())
    .option('--force', 'what is there is set aside (a folder) or replaced (PostgreSQL)')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      example(
        'restore --data /var/lib/casefile monday.db',
        'restore monday.db   # into PostgreSQL, with DATABASE_URL set',
      ),
    )
    .action(then(async () => (await import('../commands/maintenance/restore.ts')).restoreCommand));

  program
    .command('verify')
    .description('Checks every table: the chain of its rows, its seed, and that its log can be followed.')
    .argument('[file]', 'a backup; without it where the server keeps its tables')
    .addOption(data())
    .option('--json', 'as JSON')
    .addHelpText('after', example('verify --data /var/lib/casefile', 'verify monday.db'))
    .action(then(async () => (await import('../commands/maintenance/verify.ts')).verifyCommand));

  program
    .command('selftest')
    .description(
      'Tries lies and forged records on a server on this machine, listens at every place of a table, and says what it found.',
    )
    .argument('<url>', 'where the server is: localhost, 127.0.0.1 or ::1, and nowhere else')
    .option('--json', 'as JSON')
    .addHelpText('after', example('selftest http://127.0.0.1:8080', 'selftest http://127.0.0.1:8080 --json'))
    .action(then(async () => (await import('../commands/serving/selftest.ts')).selftestCommand));

  program
    .command('reports')
    .description('The messages that players have reported.')
    .addOption(data())
    .option('--json', 'as JSON')
    .addHelpText('after', example('reports --data /var/lib/casefile'))
    .action(then(async () => (await import('../commands/maintenance/reports.ts')).reportsCommand));

  program
    .command('delete-player')
    .description("Removes a player's name and messages from all tables, and their tokens and notebooks.")
    .argument('[id]', 'the id of the player')
    .option('--name <name>', 'the player by name, where only one has that name')
    .option('--dry-run', 'only says what would be changed')
    .addOption(data())
    .addHelpText('after', example('delete-player --name Ada --dry-run', 'delete-player p7c2f0'))
    .action(then(async () => (await import('../commands/maintenance/delete-player.ts')).deletePlayerCommand));
};
